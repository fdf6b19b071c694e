/**
 * Node would print the whole minified line that an uncaught error passed.
 * @param {() => unknown} work
 */
export async function withShortErrors(work) {
  try {
    await work();
  } catch (error) {
    console.error(String(error));
    process.exitCode = 1;
  }
}

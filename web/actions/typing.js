/**
 * Has a text that is still being typed read where it stands, before another attack takes the place of the one that it
 * belongs to: browsers tell of it only when its field goes, and by then it would be read into the other.
 */
export function readTyped() {
  const field = document.activeElement;
  if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) field.blur();
}

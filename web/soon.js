const PATIENCE = 500; // ms: nobody waits longer for what the page can do without

/**
 * What a work comes to; null where it fails or is not done soon.
 * @type {<T>(work: Promise<T>, patience?: number) => Promise<T | null>}
 */
export const soon = (work, patience = PATIENCE) =>
  Promise.race([work, new Promise((resolve) => setTimeout(() => resolve(null), patience))]).catch(() => null);

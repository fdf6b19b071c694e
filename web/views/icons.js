import { html } from "lit";

export const chevron = () =>
  html`<svg class="chevron" viewBox="0 0 12 8" width="12" height="8"
  aria-hidden="true"><path d="M1 1.5 L6 6.5 L11 1.5"></path></svg>`;

export const mark = () =>
  html`<svg class="mark" viewBox="0 0 100 100" width="26" height="26" aria-hidden="true"><rect x="8" y="8" width="84"
  height="84" rx="20"></rect><circle cx="32" cy="32" r="9"></circle><circle cx="50" cy="50"
  r="9"></circle><circle cx="68" cy="68" r="9"></circle></svg>`;

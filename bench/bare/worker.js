// What Pyodide's guide shows, with the wheel by loadPackage; `task.json` names both the wheel and the question.
import { loadPyodide } from "./pyodide.mjs";

const { wheel, question } = await (await fetch("task.json")).json();
const pyodide = await loadPyodide();
await pyodide.loadPackage(new URL(wheel, self.location.href).href);
postMessage(pyodide.pyimport("aleator.bridge").handle(question));

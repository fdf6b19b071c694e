/**
 * The shapes that come from the engine and from the exported games. Types only: nothing here runs.
 *
 * @typedef {{path: string, code: string, value: unknown, limit: unknown}} Problem
 * @typedef {{key: string, type: "integer" | "number" | "flag" | "option" | "text" | "list" | "record" | string,
 *   default: any, group?: string, low?: number, high?: number, nullable?: boolean, unit?: string | null, values?:
 *   (string | number)[], longest?: number, item?: Field, least?: number, most?: number, fields?: Field[], widget?:
 *   string, required?: boolean, when?: {field: string, is: any[]} | null}} Field
 *   when: the part of the same record, and its values, for which this one counts
 * @typedef {{key: string, side: "attack" | "defence" | null, folded: boolean}} Group
 * @typedef {{name: string, values: (string | number)[], default: string | number, cites: string[]}} Ruling
 * @typedef {{name: string, sides: number | null, side: "attack" | "defence" | null, pattern: string}} DeclaredRow
 * @typedef {{name: string, kind: "number" | "flag" | "code", values: string[] | null, better: "high" | "low" | null,
 *   pattern: string}} Measure
 * @typedef {Record<string, any>} Situation
 * @typedef {Record<string, (number | null)[]>} Dice
 * @typedef {{game: string, format?: number, edition?: number, situation?: Situation, rulings?: Record<string, string |
 *   number>, dice?: Dice, choices?: Record<string, any>, seed?: string, title?: string}} Scenario
 * @typedef {{key: string, cites: string[], ruling?: {name: string, value: string | number} | null, facts:
 *   Record<string, unknown>}} Step
 * @typedef {{sides: number, faces: number[], entered: boolean[]}} Row
 * @typedef {{count: number, sides: number, faces?: number[] | null}} Wanted
 * @typedef {{options: any[] | null, used: any, answered: boolean, row?: string, count?: number}} Choice
 * @typedef {{status: "resolved" | "refused" | "pending", refusals: Step[], pending: {rows: Record<string, Wanted>} |
 *   null, rows: Record<string, Row>, choices: Record<string, Choice>, steps: Step[], rulings: Record<string, string |
 *   number>, outcome: any}} Result
 * @typedef {{measures: Record<string, Record<string, string>>, means: Record<string, string>, refusals?: Step[]}} Odds
 * @typedef {{id: string, scenario: Scenario, result: Result, actual: Record<string, string>, odds: Odds, fragment:
 *   string}} Example
 * @typedef {{id: string, edition: number, order: number, title: string, authors: {name: string | null, url?: string |
 *   null}[], source: {url: string | null, language: string}, view: Record<string, any> & {kind: string}, groups:
 *   Group[], fields: Field[], rulings: Ruling[], rows: DeclaredRow[], choices: {key: string, kind: "pick" | "option" |
 *   "text", pattern: string}[], measures: Measure[], questions: string[], statements: number, prefix: string, names:
 *   string[], examples: Example[]}} Game
 */
export {};

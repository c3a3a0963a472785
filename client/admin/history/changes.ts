/** Of what a form can hold. */
export type FieldValue = string | number | boolean | object | null

/** As a save sends it: both values are JSON. */
export type Change = {
  readonly path: string
  readonly base: string | null
  readonly value: string | null
}

export type Values = Readonly<Record<string, FieldValue>>

/** What a form changed: each value with the one that it began with. */
export function changesBetween(begun: Values, now: Values): readonly Change[] {
  return Object.keys({ ...begun, ...now }).flatMap((path) => {
    const [base, value] = [writeJson(begun[path] ?? null), writeJson(now[path] ?? null)]
    return base === value ? [] : { path, base, value }
  })
}

export function writeJson(value: FieldValue): string | null {
  return value === null ? null : JSON.stringify(value)
}

export function readJson(json: string | null): unknown {
  return json === null ? null : JSON.parse(json)
}

import { z } from 'zod'

export type Json = string | number | boolean | null | readonly Json[] | JsonObject
export type JsonObject = { readonly [key: string]: Json }

const jsonObject = z.record(z.string(), z.json())

/** Parses JSON from a text column. */
export function parseJsonObject(text: string): JsonObject {
  return jsonObject.parse(JSON.parse(text))
}

import { badInput, MAX_LIMIT } from './list-page.ts'

const MAX_ID = 2_147_483_647

/** Ids are opaque text in the graph and integers in the services. */
export function readId(argument: string, id: string): number {
  if (!isId(id)) throw badInput(argument, `The argument ${argument} is not an id of this graph.`)
  return Number(id)
}

export function readIds(argument: string, ids: readonly string[]): readonly number[] {
  if (ids.length > MAX_LIMIT) {
    throw badInput(argument, `The argument ${argument} must not have more than ${MAX_LIMIT} ids.`)
  }
  return ids.map((id) => readId(argument, id))
}

export function isId(text: string): boolean {
  return /^\d{1,10}$/.test(text) && Number(text) >= 1 && Number(text) <= MAX_ID
}

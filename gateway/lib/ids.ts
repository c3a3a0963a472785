import { badInput } from './list-page.ts'

const MAX_ID = 2_147_483_647

/** Ids are opaque text in the graph and integers in the services. */
export function readId(argument: string, id: string): number {
  const number = /^\d{1,10}$/.test(id) ? Number(id) : 0
  if (number < 1 || number > MAX_ID) {
    throw badInput(argument, `The argument ${argument} is not an id of this graph.`)
  }
  return number
}

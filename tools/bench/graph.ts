import { Pool } from 'undici'
import { fetchText } from './driver.ts'
import { bareRequests, findOperations, graphRequests, type Operation } from './operations.ts'
import type { Program } from './programs.ts'
import { compare, type Effort, type Side } from './sides.ts'
import { type Cell, fixed, table } from './table.ts'

/** A gateway, or the bare handler, with the services behind it. */
type Subject = { readonly program: Program; readonly services: Program }

export type GraphSubjects = {
  readonly bare: Subject
  readonly cached: Subject
  readonly uncached: Subject
  /** Another checkout with its cache off, if given. */
  readonly before: Subject | null
}

/** Part of picture addresses; differs between databases. */
const SITE_KEY = /site-[0-9a-f]+/g
const HEAD = [
  'operation',
  'requests/s',
  'p50 ms',
  'p99 ms',
  'gateway CPU ms',
  '× uncached',
  '× bare handler',
  'services CPU ms',
  'calls',
]

/** Measures each operation through the graph, cached and uncached, beside the bare handler. */
export async function measureGraph(subjects: GraphSubjects, effort: Effort): Promise<string> {
  const rows: Cell[][] = []
  const pools: Pool[] = []

  function side(name: string, { program, services }: Subject, requestOf: Side['requestOf']): Side {
    const pool = new Pool(program.url, { connections: effort.connections })
    pools.push(pool)
    return { name, program, services, pool, requestOf }
  }

  for (const operation of await findOperations(subjects.uncached.program.url)) {
    const { bare, uncached, cached, before } = subjects
    const throughGraph = graphRequests(operation)
    const sides = [
      side('bare handler', bare, bareRequests(operation)),
      side('graph, uncached', uncached, throughGraph),
      ...(before ? [side('graph before, uncached', before, throughGraph)] : []),
      side('graph, cached', cached, throughGraph),
    ]
    await refuseOtherFields(operation, sides)
    const measured = await compare(sides, effort)
    const [bareCpu = 0, uncachedCpu = 0] = measured.map(({ cpu }) => cpu)
    for (const [index, one] of measured.entries()) {
      rows.push([
        `${operation.title}, ${sides[index]?.name}`,
        fixed(one.perSecond, 0),
        fixed(one.p50, 1),
        fixed(one.p99, 1),
        fixed(one.cpu, 3),
        fixed(one.cpu / uncachedCpu),
        fixed(one.cpu / bareCpu),
        fixed(one.servicesCpu, 3),
        fixed(one.calls, 1),
      ])
    }
  }
  await Promise.all(pools.map((pool) => pool.close()))
  return table(HEAD, rows)
}

/** The comparison is fair only if the bare handler sends the same fields as the graph. */
async function refuseOtherFields({ title, variables }: Operation, sides: readonly Side[]) {
  for (const count of variables.keys()) {
    const [bare = '', ...graphs] = await Promise.all(
      sides.map(async ({ pool, requestOf }) =>
        (await fetchText(pool, requestOf(count))).replaceAll(SITE_KEY, 'site'),
      ),
    )
    for (const graph of graphs) {
      const at = [...bare].findIndex((character, index) => character !== graph[index])
      if (graph === bare) continue
      const excerpts = [bare, graph].map((text) => text.slice(Math.max(0, at - 80), at + 80))
      throw new Error(`${title}: the answers differ:\n${excerpts.join('\n')}`)
    }
  }
}

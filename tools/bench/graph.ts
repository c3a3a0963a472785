import type { ChildProcess } from 'node:child_process'
import { Pool } from 'undici'
import { findOperations, floorRequests, graphRequests } from './operations.ts'
import { compare, type Effort } from './sides.ts'
import { type Cell, fixed, table } from './table.ts'

/** The graph beside its floor: the same calls made and put together by hand. */
export async function measureGraph(
  gateway: { program: ChildProcess; url: string },
  services: ChildProcess,
  effort: Effort,
): Promise<string> {
  const pool = new Pool(gateway.url, { connections: effort.connections })
  const rows: Cell[][] = []
  for (const operation of await findOperations(gateway.url)) {
    const { program } = gateway
    const sides = [
      { name: 'graph', program, pool, requestOf: graphRequests(operation) },
      { name: 'floor', program, pool, requestOf: floorRequests(operation) },
    ]
    const measured = await compare(sides, services, effort)
    const floorCpu = measured[1]?.cpu ?? 0
    for (const [index, one] of measured.entries()) {
      rows.push([
        `${operation.title}, ${sides[index]?.name}`,
        fixed(one.perSecond, 0),
        fixed(one.p50, 1),
        fixed(one.p99, 1),
        fixed(one.cpu, 3),
        fixed(one.cpu / floorCpu),
        fixed(one.servicesCpu, 3),
        fixed(one.calls, 1),
      ])
    }
  }
  await pool.close()
  return table(
    [
      'operation',
      'requests/s',
      'p50 ms',
      'p99 ms',
      'gateway CPU ms',
      '× floor',
      'services CPU ms',
      'calls',
    ],
    rows,
  )
}

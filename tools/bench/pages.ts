import type { ChildProcess } from 'node:child_process'
import { readdir } from 'node:fs/promises'
import { Pool } from 'undici'
import { type BenchRequest, median } from './driver.ts'
import { compare, type Effort } from './sides.ts'
import { type Cell, fixed, table } from './table.ts'
import { ask, usage, usageOf } from './usage.ts'

type Gateway = { readonly program: ChildProcess; readonly url: string }

const RENDERS = 40

/** Pages made anew beside React alone, kept pages beside a static file. */
export async function measurePages(
  { kept, anew }: { kept: Gateway; anew: Gateway },
  services: ChildProcess,
  effort: Effort,
): Promise<string> {
  const pools = {
    kept: new Pool(kept.url, { connections: effort.connections }),
    anew: new Pool(anew.url, { connections: effort.connections }),
  }
  const file = (await readdir(new URL('../../dist/client/assets/', import.meta.url))).find((name) =>
    name.endsWith('.css'),
  )
  const side = (name: string, from: 'kept' | 'anew', path: string) => ({
    name,
    program: from === 'kept' ? kept.program : anew.program,
    pool: pools[from],
    requestOf: () => pageRequest(path),
  })
  const sides = [
    side('Static file', 'kept', `/assets/${file}`),
    side('Home, kept', 'kept', '/'),
    side('List of 24, kept', 'kept', '/shop?perPage=24'),
    side('Home, made anew', 'anew', '/'),
    side('Product, made anew', 'anew', await aProductPath(kept.url)),
    side('List of 24, made anew', 'anew', '/shop?perPage=24'),
  ]
  const measured = await compare(sides, services, effort)
  // The list was asked for last, so its tree is the one that is at hand.
  const reactMs = await renderToStringMs(anew.program, effort.rounds)
  await Promise.all([pools.kept.close(), pools.anew.close()])

  const rows: Cell[][] = measured.map((one, index) => [
    sides[index]?.name ?? '',
    fixed(one.perSecond, 0),
    fixed(one.p50, 1),
    fixed(one.p99, 1),
    fixed(one.cpu, 3),
    fixed(one.servicesCpu, 3),
  ])
  const listMs = measured.at(-1)?.cpu ?? 0
  rows.push(['renderToString of the list of 24', '-', '-', '-', fixed(reactMs, 3), '-'])
  return [
    table(['page', 'requests/s', 'p50 ms', 'p99 ms', 'gateway CPU ms', 'services CPU ms'], rows),
    `A list made anew costs ${fixed(listMs / reactMs)} times its renderToString.`,
  ].join('\n\n')
}

export function pageRequest(path: string): BenchRequest {
  return { method: 'GET', path, headers: { 'accept-encoding': 'br', accept: 'text/html' } }
}

export async function aProductPath(url: string): Promise<string> {
  const shop = await fetch(`${url}/shop`)
  const path = /href="(\/product\/[^"?]+)"/.exec(await shop.text())?.[1]
  if (!path) throw new Error('The shop shows no product')
  return path
}

async function renderToStringMs(program: ChildProcess, rounds: number): Promise<number> {
  const results: number[] = []
  for (let round = 0; round <= rounds; round += 1) {
    const before = await usageOf(program)
    const after = usage.parse(await ask(program, { kind: 'renderToString', times: RENDERS }))
    if (round > 0) results.push((after.cpuMicros - before.cpuMicros) / RENDERS / 1000)
  }
  return median(results)
}

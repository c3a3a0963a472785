import type { ChildProcess } from 'node:child_process'
import { readdir } from 'node:fs/promises'
import { Pool } from 'undici'
import { z } from 'zod'
import { type BenchRequest, median, tryOut } from './driver.ts'
import { compare, type Effort } from './sides.ts'
import { type Cell, fixed, table } from './table.ts'
import { ask } from './usage.ts'

type Gateway = { readonly program: ChildProcess; readonly url: string }

const RENDERS = 40
/** Code is compiled well where it runs often: a page asked for now and then would be measured before. */
const WARM_UPS = 300
const LIST = '/shop?perPage=24'
/** As Chrome, Edge and Firefox ask; Safari takes no zstd, which a page made anew goes out in. */
const TAKEN = 'gzip, deflate, br, zstd'
const ONLY_BROTLI = 'gzip, deflate, br'

const rendered = z.object({ cpuMicros: z.number() })

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
  const side = (name: string, from: 'kept' | 'anew', path: string, taken = TAKEN) => ({
    name,
    program: from === 'kept' ? kept.program : anew.program,
    pool: pools[from],
    requestOf: () => pageRequest(path, taken),
  })
  const sides = [
    side('Static file', 'kept', `/assets/${file}`),
    side('Home, kept', 'kept', '/'),
    side('List of 24, kept', 'kept', LIST),
    side('Home, made anew', 'anew', '/'),
    side('Product, made anew', 'anew', await aProductPath(kept.url)),
    side('List of 24, made anew, in brotli', 'anew', LIST, ONLY_BROTLI),
    side('List of 24, made anew', 'anew', LIST),
  ]
  for (const { pool, requestOf } of sides) {
    for (let n = 0; n < WARM_UPS; n += 1) await tryOut(pool, requestOf())
  }
  const measured = await compare(sides, services, effort)
  const react = await renderToStringMs({ program: anew.program, pool: pools.anew }, effort.rounds)
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
  rows.push([
    'renderToString of the list, after each page',
    '-',
    '-',
    '-',
    fixed(react.after, 3),
    '-',
  ])
  rows.push(['renderToString of the list, in a loop', '-', '-', '-', fixed(react.inLoop, 3), '-'])
  return [
    table(['page', 'requests/s', 'p50 ms', 'p99 ms', 'gateway CPU ms', 'services CPU ms'], rows),
    `A list made anew costs ${fixed(listMs / react.after)} times its renderToString as it is between pages, and ${fixed(listMs / react.inLoop)} times what it is in a loop of its own.`,
  ].join('\n\n')
}

export function pageRequest(path: string, taken = TAKEN): BenchRequest {
  return { method: 'GET', path, headers: { 'accept-encoding': taken, accept: 'text/html' } }
}

export async function aProductPath(url: string): Promise<string> {
  const shop = await fetch(`${url}/shop`)
  const path = /href="(\/product\/[^"?]+)"/.exec(await shop.text())?.[1]
  if (!path) throw new Error('The shop shows no product')
  return path
}

type Anew = { readonly program: ChildProcess; readonly pool: Pool }

/**
 * React alone on the tree of a page that was made a moment ago: once after each page, when heap and
 * caches are as a page finds them, and again and again, when they hold nothing else.
 */
async function renderToStringMs(
  { program, pool }: Anew,
  rounds: number,
): Promise<{ readonly after: number; readonly inLoop: number }> {
  const cpuOf = async (times: number) =>
    rendered.parse(await ask(program, { kind: 'renderToString', times })).cpuMicros / 1000
  const after: number[] = []
  const inLoop: number[] = []
  for (let round = 0; round <= rounds; round += 1) {
    let spent = 0
    for (let n = 0; n < RENDERS; n += 1) {
      await ask(program, { kind: 'noteTree' })
      await tryOut(pool, pageRequest(LIST))
      spent += await cpuOf(1)
    }
    if (round > 0) after.push(spent / RENDERS)
    if (round > 0) inLoop.push((await cpuOf(RENDERS)) / RENDERS)
  }
  return { after: median(after), inLoop: median(inLoop) }
}

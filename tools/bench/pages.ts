import { readdir } from 'node:fs/promises'
import { Pool } from 'undici'
import { type BenchRequest, tryOut } from './driver.ts'
import type { Program } from './programs.ts'
import { compare, type Effort, type Side } from './sides.ts'
import { fixed, table } from './table.ts'

export type PageSubjects = {
  readonly cached: Program
  /** With PAGE_CACHE=off. */
  readonly rendering: Program
  readonly services: Program
}

/** V8 reaches its last tier only after many calls. */
const WARM_UPS = 300
const LIST = '/shop?perPage=24'
/** Of Chrome, Edge and Firefox; Safari accepts no zstd, which compresses newly rendered pages. */
const ENCODINGS = 'gzip, deflate, br, zstd'

/**
 * Measures cached and re-rendered pages of this checkout and, if given, of the previous one, in
 * turns.
 */
export async function measurePages(
  now: PageSubjects,
  before: PageSubjects | null,
  effort: Effort,
): Promise<string> {
  const sides = [...(await sidesOf(now, '')), ...(before ? await sidesOf(before, ', before') : [])]
  for (const { pool, requestOf } of sides) {
    for (let n = 0; n < WARM_UPS; n += 1) await tryOut(pool, requestOf(n))
  }
  const measured = await compare(sides, effort)
  await Promise.all(sides.map(({ pool }) => pool.close()))
  return table(
    ['page', 'requests/s', 'p50 ms', 'p99 ms', 'gateway CPU ms', 'services CPU ms'],
    measured.map((one, index) => [
      sides[index]?.name ?? '',
      fixed(one.perSecond, 0),
      fixed(one.p50, 1),
      fixed(one.p99, 1),
      fixed(one.cpu, 3),
      fixed(one.servicesCpu, 3),
    ]),
  )

  async function sidesOf(subjects: PageSubjects, suffix: string): Promise<Side[]> {
    const { cached, rendering, services } = subjects
    const side = (name: string, program: Program, path: string): Side => ({
      name: name + suffix,
      program,
      services,
      pool: new Pool(program.url, { connections: effort.connections }),
      requestOf: () => pageRequest(path),
    })
    return [
      ...(suffix === '' ? [side('Static file', cached, await aStyleSheet())] : []),
      side('Home, cached', cached, '/'),
      side('List of 24, cached', cached, LIST),
      side('Home, re-rendered', rendering, '/'),
      side('Product, re-rendered', rendering, await aProductPath(rendering.url)),
      side('List of 24, re-rendered', rendering, LIST),
    ]
  }
}

export function pageRequest(path: string): BenchRequest {
  return { method: 'GET', path, headers: { 'accept-encoding': ENCODINGS, accept: 'text/html' } }
}

export async function aProductPath(url: string): Promise<string> {
  const shop = await fetch(`${url}/shop`)
  const path = /href="(\/product\/[^"?]+)"/.exec(await shop.text())?.[1]
  if (!path) throw new Error('The shop has no product')
  return path
}

async function aStyleSheet(): Promise<string> {
  const files = await readdir(new URL('../../dist/client/assets/', import.meta.url))
  return `/assets/${files.find((name) => name.endsWith('.css'))}`
}

import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { z } from 'zod'
import { ensureChromium } from '#tools/chromium.ts'
import { median } from './driver.ts'
import { createShopperProfile } from './shopper-profile.ts'
import { type Cell, fixed, table } from './table.ts'

/** Downloaded on demand, because it is as large as everything else together. */
const LIGHTHOUSE = 'lighthouse@13.5.0'
const CHROME_FLAGS = '--headless=new --no-sandbox --disable-dev-shm-usage'
/** In the order of a visit. */
const PAGES: readonly AuditedPage[] = [
  { name: 'home', path: '/' },
  { name: 'list', path: '/shop' },
  { name: 'product', path: '/product/dres-domaci' },
  { name: 'search', path: '/pretraga?keywords=dres', isHidden: true },
  { name: 'news', path: '/objave' },
  { name: 'post', path: '/jadran-gorje-31-26' },
  { name: 'event', path: '/dogadjaj/1' },
  { name: 'login', path: '/prijava', isHidden: true },
  { name: 'cart', path: '/kosarica', isHidden: true },
  { name: 'checkout', path: '/naplata', isHidden: true },
]
/** A cart keeps a stream open, so that the network never falls silent. */
const LONGEST_LOAD_MS = 12_000
/** Declared by the page on purpose, which is otherwise a fault for search engines. */
const SKIPPED_WHERE_HIDDEN = '--skip-audits=is-crawlable'
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const
const FIGURES = [
  { audit: 'largest-contentful-paint', name: 'LCP s', perUnit: 1_000, digits: 2 },
  { audit: 'total-blocking-time', name: 'TBT ms', perUnit: 1, digits: 0 },
  { audit: 'cumulative-layout-shift', name: 'CLS', perUnit: 1, digits: 3 },
] as const

type AuditedPage = {
  readonly name: string
  readonly path: string
  /** From search engines. */
  readonly isHidden?: boolean
}

const report = z.object({
  categories: z.record(z.string(), z.object({ score: z.number().nullable() })),
  audits: z.record(
    z.string(),
    z.object({
      title: z.string(),
      score: z.number().nullish(),
      scoreDisplayMode: z.string(),
      numericValue: z.number().optional(),
    }),
  ),
})
type Report = z.output<typeof report>
const run = promisify(execFile)

export type AuditedSide = { readonly name: string; readonly origin: string }

/**
 * Medians on a phone as Lighthouse simulates it, of a visitor with a product in the cart. A busy
 * machine spoils them: tasks are preempted. Of two sides, which are audited in turns, only the pages
 * of a first visit.
 */
export async function measureLighthouse(
  sides: readonly AuditedSide[],
  rounds: number,
): Promise<string> {
  const chromium = ensureChromium()
  const profiles = await Promise.all(
    sides.map(async (side) => ({
      ...side,
      profile: await createShopperProfile(chromium, side.origin),
    })),
  )
  const failed = new Set<string>()
  const rows: Cell[][] = []
  for (const { name, path, isHidden = false } of sides.length > 1 ? PAGES.slice(0, 3) : PAGES) {
    const subjects = profiles.map(({ name: side, origin, profile }) => ({
      ...{ side, runs: [] as Report[] },
      ...{ url: origin + path, isHidden, chromium, profile: profile.folder },
    }))
    // The first request makes the pictures.
    for (const subject of subjects) await audit(subject)
    for (let round = 0; round < rounds; round++) {
      for (const subject of subjects) subject.runs.push(await audit(subject))
    }
    for (const { side, runs } of subjects) {
      rows.push([`${name}${side}`, ...scores(runs), ...figures(runs)])
      process.stdout.write(`${rows.at(-1)?.join(' ')}\n`)
    }
    for (const title of faults(subjects[0]?.runs ?? [])) failed.add(`${name}: ${title}`)
  }
  for (const { profile } of profiles) await profile.remove()
  const head = ['page', ...CATEGORIES, ...FIGURES.map((figure) => figure.name)]
  const named = [...failed].map((fault) => `- ${fault}`)
  return [`Medians of ${rounds}.`, table(head, rows), ...named].join('\n\n')
}

type Subject = {
  readonly url: string
  readonly isHidden: boolean
  readonly chromium: string
  /** Folder with the cookies of a shopper. */
  readonly profile: string
}

/** Some traces lack their start (NO_NAVSTART), and then the audit has to run again. */
async function audit(subject: Subject, triesLeft = 4): Promise<Report> {
  try {
    return await auditOnce(subject)
  } catch (error) {
    if (triesLeft === 0) throw error
    return await audit(subject, triesLeft - 1)
  }
}

async function auditOnce({ url, isHidden, chromium, profile }: Subject): Promise<Report> {
  const folder = await mkdtemp(join(tmpdir(), 'savez-lighthouse-'))
  const path = join(folder, 'report.json')
  const options = [
    ...['--quiet', '--output=json', `--output-path=${path}`],
    `--chrome-flags=${CHROME_FLAGS} --user-data-dir=${profile}`,
    `--max-wait-for-load=${LONGEST_LOAD_MS}`,
    ...(isHidden ? [SKIPPED_WHERE_HIDDEN] : []),
  ]
  await run('npx', ['--yes', LIGHTHOUSE, url, ...options], {
    env: { ...process.env, CHROME_PATH: chromium },
  })
  const answer = report.parse(JSON.parse(await readFile(path, 'utf8')))
  await rm(folder, { recursive: true })
  return answer
}

function scores(reports: readonly Report[]): Cell[] {
  return CATEGORIES.map((category) =>
    fixed(100 * median(reports.map(({ categories }) => categories[category]?.score ?? 0)), 0),
  )
}

function figures(reports: readonly Report[]): Cell[] {
  return FIGURES.map(({ audit, perUnit, digits }) =>
    fixed(median(reports.map(({ audits }) => audits[audit]?.numericValue ?? 0)) / perUnit, digits),
  )
}

/** Audits besides performance that a page fails. */
function faults(reports: readonly Report[]): string[] {
  return reports.flatMap(({ audits }) =>
    Object.values(audits)
      .filter(({ scoreDisplayMode, score }) => scoreDisplayMode === 'binary' && score === 0)
      .map(({ title }) => title),
  )
}

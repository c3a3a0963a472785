import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { z } from 'zod'
import { ensureChromium } from '#tools/chromium.ts'
import { median } from './driver.ts'
import { type Cell, fixed, table } from './table.ts'

/** Downloaded on demand, because it is as large as everything else together. */
const LIGHTHOUSE = 'lighthouse@13.5.0'
const CHROME_FLAGS = '--headless=new --no-sandbox --disable-dev-shm-usage'
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const
const FIGURES = [
  { audit: 'largest-contentful-paint', name: 'LCP s', perUnit: 1_000, digits: 2 },
  { audit: 'total-blocking-time', name: 'TBT ms', perUnit: 1, digits: 0 },
  { audit: 'cumulative-layout-shift', name: 'CLS', perUnit: 1, digits: 3 },
] as const

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

/** Medians on a phone as Lighthouse simulates it. A busy machine spoils them: tasks are preempted. */
export async function measureLighthouse(
  origin: string,
  pages: Readonly<Record<string, string>>,
  rounds: number,
): Promise<string> {
  const chromium = ensureChromium()
  const failed = new Set<string>()
  const rows: Cell[][] = []
  for (const [name, path] of Object.entries(pages)) {
    // The first request makes the pictures.
    await audit(chromium, origin + path)
    const runs: Report[] = []
    for (let round = 0; round < rounds; round++) runs.push(await audit(chromium, origin + path))
    rows.push([name, ...scores(runs), ...figures(runs)])
    for (const title of faults(runs)) failed.add(`${name}: ${title}`)
  }
  const head = ['page', ...CATEGORIES, ...FIGURES.map((figure) => figure.name)]
  const named = [...failed].map((fault) => `- ${fault}`)
  return [`Medians of ${rounds}.`, table(head, rows), ...named].join('\n\n')
}

/** Some traces lack their start (NO_NAVSTART), and then the audit has to run again. */
async function audit(chromium: string, url: string, triesLeft = 4): Promise<Report> {
  try {
    return await auditOnce(chromium, url)
  } catch (error) {
    if (triesLeft === 0) throw error
    return await audit(chromium, url, triesLeft - 1)
  }
}

async function auditOnce(chromium: string, url: string): Promise<Report> {
  const folder = await mkdtemp(join(tmpdir(), 'savez-lighthouse-'))
  const path = join(folder, 'report.json')
  const options = ['--quiet', '--output=json', `--output-path=${path}`]
  await run('npx', ['--yes', LIGHTHOUSE, url, ...options, `--chrome-flags=${CHROME_FLAGS}`], {
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

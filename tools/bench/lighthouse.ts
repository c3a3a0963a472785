import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { z } from 'zod'
import { ensureChromium } from '#tools/chromium.ts'
import { median } from './driver.ts'
import { type Cell, fixed, table } from './table.ts'

/** Fetched when it is asked for: it is as large as everything else together. */
const LIGHTHOUSE = 'lighthouse@13.5.0'
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

/** Medians on a slowed-down phone, as Lighthouse simulates one. */
export async function measureLighthouse(
  origin: string,
  pages: Readonly<Record<string, string>>,
  rounds: number,
): Promise<string> {
  const chromium = ensureChromium()
  const failed = new Set<string>()
  const rows: Cell[][] = []
  for (const [name, path] of Object.entries(pages)) {
    // Pictures are made for whoever asks first.
    await look(chromium, origin + path)
    const reports: Report[] = []
    for (let round = 0; round < rounds; round++) reports.push(await look(chromium, origin + path))
    rows.push([name, ...scores(reports), ...figures(reports)])
    for (const title of faults(reports)) failed.add(`${name}: ${title}`)
  }
  const head = ['page', ...CATEGORIES, ...FIGURES.map((figure) => figure.name)]
  const named = [...failed].map((fault) => `- ${fault}`)
  return [`Medians of ${rounds}.`, table(head, rows), ...named].join('\n\n')
}

async function look(chromium: string, url: string): Promise<Report> {
  const { stdout } = await run(
    'npx',
    [
      '--yes',
      LIGHTHOUSE,
      url,
      '--output=json',
      '--quiet',
      '--chrome-flags=--headless=new --no-sandbox --disable-dev-shm-usage',
    ],
    { env: { ...process.env, CHROME_PATH: chromium }, maxBuffer: 100_000_000 },
  )
  return report.parse(JSON.parse(stdout))
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

/** What stands between a page and full marks, beside speed. */
function faults(reports: readonly Report[]): string[] {
  return reports.flatMap(({ audits }) =>
    Object.values(audits)
      .filter(({ scoreDisplayMode, score }) => scoreDisplayMode === 'binary' && score === 0)
      .map(({ title }) => title),
  )
}

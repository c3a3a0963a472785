import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { z } from 'zod'
import { ensureChromium } from '#tools/chromium.ts'
import { blockedMs } from './blocking.ts'
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
type Look = z.output<typeof report> & { readonly blockedMs: number }

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
    const looks: Look[] = []
    for (let round = 0; round < rounds; round++) looks.push(await look(chromium, origin + path))
    const blocked = fixed(median(looks.map((one) => one.blockedMs)), 0)
    rows.push([name, ...scores(looks), ...figures(looks), blocked])
    for (const title of faults(looks)) failed.add(`${name}: ${title}`)
  }
  const figureNames = FIGURES.map((figure) => figure.name)
  const head = ['page', ...CATEGORIES, ...figureNames, 'TBT of the processor ms']
  const named = [...failed].map((fault) => `- ${fault}`)
  return [`Medians of ${rounds}.`, table(head, rows), ...named].join('\n\n')
}

async function look(chromium: string, url: string): Promise<Look> {
  const folder = await mkdtemp(join(tmpdir(), 'savez-lighthouse-'))
  await run(
    'npx',
    [
      '--yes',
      LIGHTHOUSE,
      url,
      '--output=json',
      `--output-path=${join(folder, 'look.json')}`,
      '--save-assets',
      '--quiet',
      '--chrome-flags=--headless=new --no-sandbox --disable-dev-shm-usage',
    ],
    { env: { ...process.env, CHROME_PATH: chromium } },
  )
  const seen = report.parse(JSON.parse(await readFile(join(folder, 'look.json'), 'utf8')))
  const trace = await readFile(join(folder, 'look-0.trace.json'), 'utf8')
  await rm(folder, { recursive: true })
  return { ...seen, blockedMs: blockedMs(trace, url) }
}

function scores(looks: readonly Look[]): Cell[] {
  return CATEGORIES.map((category) =>
    fixed(100 * median(looks.map(({ categories }) => categories[category]?.score ?? 0)), 0),
  )
}

function figures(looks: readonly Look[]): Cell[] {
  return FIGURES.map(({ audit, perUnit, digits }) =>
    fixed(median(looks.map(({ audits }) => audits[audit]?.numericValue ?? 0)) / perUnit, digits),
  )
}

/** What stands between a page and full marks, beside speed. */
function faults(looks: readonly Look[]): string[] {
  return looks.flatMap(({ audits }) =>
    Object.values(audits)
      .filter(({ scoreDisplayMode, score }) => scoreDisplayMode === 'binary' && score === 0)
      .map(({ title }) => title),
  )
}

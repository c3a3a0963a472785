import { globSync, readFileSync } from 'node:fs'

/**
 * Counts requirements that tests name in their titles: `[PR-10]` covers the whole row, `[PR-10~]` a
 * part of it.
 */

const MATRIX = 'docs/requirements.md'
const TESTS = '{cache,client,gateway,services,tools,tests}/**/*.{test,spec}.{ts,tsx}'
const MAX_IDS_IN_A_TITLE = 3

const rows = [...readFileSync(MATRIX, 'utf8').matchAll(/^\| ([A-Z]{2}-\d\d) \|/gm)].map(
  (row) => row[1] ?? '',
)
const shown = { whole: new Set<string>(), part: new Set<string>() }
const faults: string[] = []

for (const file of globSync(TESTS).filter((path) => !path.includes('node_modules'))) {
  for (const [, list = ''] of readFileSync(file, 'utf8').matchAll(
    /\[([A-Z]{2}-\d\d~?(?:, ?[A-Z]{2}-\d\d~?)*)\]/g,
  )) {
    const names = list.split(/, ?/)
    if (names.length > MAX_IDS_IN_A_TITLE) faults.push(`${file}: more than three ids in [${list}]`)
    for (const name of names) {
      const id = name.replace('~', '')
      if (!rows.includes(id)) faults.push(`${file}: there is no row ${id}`)
      shown[name === id ? 'whole' : 'part'].add(id)
    }
  }
}

console.log('| Area | Rows | Whole | In part | Neither |\n|---|---:|---:|---:|---|')
for (const [area, ids] of Map.groupBy(rows, (id) => id.slice(0, 2))) {
  const whole = ids.filter((id) => shown.whole.has(id))
  const part = ids.filter((id) => shown.part.has(id) && !shown.whole.has(id))
  const neither = ids.filter((id) => !shown.part.has(id) && !shown.whole.has(id))
  console.log(
    `| ${area} | ${ids.length} | ${whole.length} | ${part.length} | ${neither.join(' ')} |`,
  )
}
const partOnly = [...shown.part].filter((id) => !shown.whole.has(id))
console.log(
  `\nOf ${rows.length} rows tests show ${shown.whole.size} whole and ${partOnly.length} in part.`,
)

for (const fault of faults) console.error(fault)
process.exitCode = faults.length === 0 ? 0 : 1

import { globSync, readFileSync } from 'node:fs'

/** Which rows of the requirement matrix a test names, and which of an area none does. */

const MATRIX = 'docs/requirements.md'
const TESTS = '{client,gateway,services,tools,tests}/**/*.{test,spec}.{ts,tsx}'
const MOST_IDS_IN_A_TITLE = 3

const rows = [...readFileSync(MATRIX, 'utf8').matchAll(/^\| ([A-Z]{2}-\d\d) \|/gm)].map(
  (row) => row[1] ?? '',
)
const named = new Map<string, string[]>()
const faults: string[] = []

for (const file of globSync(TESTS).filter((path) => !path.includes('node_modules'))) {
  for (const [, list = ''] of readFileSync(file, 'utf8').matchAll(
    /\[([A-Z]{2}-\d\d(?:, ?[A-Z]{2}-\d\d)*)\]/g,
  )) {
    const ids = list.split(/, ?/)
    if (ids.length > MOST_IDS_IN_A_TITLE) faults.push(`${file}: more than three ids in [${list}]`)
    for (const id of ids) {
      if (!rows.includes(id)) faults.push(`${file}: there is no row ${id}`)
      named.set(id, [...(named.get(id) ?? []), file])
    }
  }
}

const areas = Map.groupBy(rows, (id) => id.slice(0, 2))
console.log('| Area | Rows | Named by a test | Without one |\n|---|---:|---:|---|')
for (const [area, ids] of areas) {
  const open = ids.filter((id) => !named.has(id))
  console.log(`| ${area} | ${ids.length} | ${ids.length - open.length} | ${open.join(' ')} |`)
}
console.log(`\n${named.size} of ${rows.length} rows are named by a test.`)

for (const fault of faults) console.error(fault)
process.exitCode = faults.length === 0 ? 0 : 1

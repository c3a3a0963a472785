// `node tools/keep-release.ts`, run at each release: stores what its browsers and databases rely
// on. Until the next release the gateway answers its operations, and tests reject breaking changes.
import { createHash } from 'node:crypto'
import { copyFileSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'

const FOLDER = 'graphql/released'

mkdirSync(FOLDER, { recursive: true })
copyFileSync('gateway/generated/documents.json', join(FOLDER, 'documents.json'))
copyFileSync('graphql/schema.snapshot.graphql', join(FOLDER, 'schema.graphql'))

const migrations = globSync('services/{platform,modules/*}/migrations/*.ts')
  .map((file): [string, string] => [
    basename(file, '.ts'),
    createHash('sha256').update(readFileSync(file)).digest('hex'),
  ])
  .sort(([left], [right]) => left.localeCompare(right))
writeFileSync(
  join(FOLDER, 'migrations.json'),
  `${JSON.stringify(Object.fromEntries(migrations), null, 2)}\n`,
)
console.log(
  `${FOLDER} holds this version: its operations, its graph, ${migrations.length} migrations.`,
)

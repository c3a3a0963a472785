import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, globSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

const STAMP = 'dist/sources.sha256'

/** Sources of the bundles and of generated code; any change makes both stale. */
const SOURCES = [
  'client/**/*.{ts,tsx,css,html,json,graphql,graphqls,svg,png,txt}',
  'graphql/{schema,staff}/*.graphql',
  'services/contract/**/*.ts',
  'services/modules/*/module.ts',
  'services/{platform,modules/*}/migrations/*.ts',
  'gateway/domains/*/{subschema,data-source,loaders,mappers}.ts',
  'tools/{codegen-*,*-declarations,text-areas,trusted-document}.ts',
  '{package-lock.json,vite.config.ts,codegen.ts}',
]

/** Builds the bundles unless existing ones have the same sources. */
export function buildIfStale(): boolean {
  const fingerprint = fingerprintOfSources()
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === fingerprint) return false

  const built = spawnSync('npm', ['run', '--silent', 'build'], { stdio: 'inherit' })
  if (built.status !== 0) throw new Error('The build failed.')
  mkdirSync(dirname(STAMP), { recursive: true })
  writeFileSync(STAMP, fingerprint)
  return true
}

function fingerprintOfSources(): string {
  const hash = createHash('sha256')
  const files = SOURCES.flatMap((pattern) => globSync(pattern))
    .filter((file) => !file.includes('generated') && statSync(file).isFile())
    .sort()
  for (const file of files) hash.update(file).update(readFileSync(file))
  return hash.digest('hex')
}

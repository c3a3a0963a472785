import { readFileSync } from 'node:fs'

/** Reads the files of one domain in `graphql/schema`; the parts of a long one are `<domain>-<part>`. */
export function readSdl(...names: readonly string[]): string {
  return names
    .map((name) => new URL(`../../graphql/schema/${name}.graphql`, import.meta.url))
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n')
}

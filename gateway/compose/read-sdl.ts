import { readFileSync } from 'node:fs'

/** Reads the files of one domain in `graphql/schema`; the parts of a long one are `<domain>-<part>`. */
export function readSdl(...names: readonly string[]): string {
  return readFiles('schema', names)
}

/** The same for a domain that only the graph of staff has, in `graphql/staff`. */
export function readStaffSdl(...names: readonly string[]): string {
  return readFiles('staff', names)
}

function readFiles(folder: string, names: readonly string[]): string {
  return names
    .map((name) => new URL(`../../graphql/${folder}/${name}.graphql`, import.meta.url))
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n')
}

import { readFileSync } from 'node:fs'

export function readSdl(name: string): string {
  const file = new URL(`../../graphql/schema/${name}.graphql`, import.meta.url)
  return readFileSync(file, 'utf8')
}

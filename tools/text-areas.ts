import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** Areas of texts that a file uses, itself or through what it imports, sorted. */
export function areasUsedBy(entry: string, root = '.'): readonly string[] {
  const areas = new Set<string>()
  const visited = new Set<string>()
  const visit = (file: string): void => {
    // Generated files show no texts, and codegen runs before they exist.
    if (visited.has(file) || file.includes('generated') || !existsSync(join(root, file))) return
    visited.add(file)
    const source = readFileSync(join(root, file), 'utf8')
    // Dialogs that open over any page fetch their texts themselves.
    if (source.includes('.loadTexts()')) return
    for (const [, area = ''] of source.matchAll(AREA)) areas.add(area)
    for (const [, target = ''] of source.matchAll(IMPORT)) {
      visit(target.startsWith('#') ? target.slice(1) : join(dirname(file), target))
    }
  }
  visit(entry)
  return [...areas].sort()
}

const AREA = /useTranslation\('([\w-]+)'\)/g

/** Of our own modules, also by `import()`. */
const IMPORT = /(?: from |import\()'(#client\/[^']+|\.\/[^']+)'/g

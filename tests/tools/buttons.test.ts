import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** From each `<button` to the end of its tag, which is no `>` within braces. */
function buttonsIn(text: string): string[] {
  return text
    .split('<button')
    .slice(1)
    .map((rest) => {
      let depth = 0
      const end = [...rest].findIndex((letter) => {
        if (letter === '{') depth += 1
        if (letter === '}') depth -= 1
        return letter === '>' && depth === 0
      })
      return rest.slice(0, end)
    })
}

test('every button of shop and back office is of the type button or submit [FM-20]', () => {
  const files = globSync('client/**/*.tsx', { exclude: (name) => name.includes('generated') })
  const buttons = files.flatMap((file) =>
    buttonsIn(readFileSync(file, 'utf8')).map((tag) => ({ file, tag })),
  )

  expect(buttons.length).toBeGreaterThan(100)
  const odd = buttons.filter(({ tag }) => !/type(=|: )["']?(button|submit|\{)/.test(tag))
  expect(odd.map(({ file, tag }) => `${file}: ${tag}`)).toEqual([])
})

import type { LetterContent, LetterDetail } from '#services/platform/letter.ts'
import type { LetterFrame } from './letter-frame.ts'
import type { Sender } from './sender.ts'

const WIDTH = 76

/** The plain-text alternative of the letter. */
export function letterText(letter: LetterContent, frame: LetterFrame, sender: Sender): string {
  const { greeting, paragraphs, details, button, afterButton, notYou } = letter
  const blocks = [
    greeting,
    ...paragraphs,
    details?.flatMap(detailLines).join('\n'),
    ...(button ? [`${button.label}:\n${button.link}`] : []),
    afterButton,
    notYou,
    ['-- ', sender.name, ...sender.lines, frame.automatic].join('\n'),
  ]
  return `${blocks
    .filter((block) => block !== undefined)
    .map(wrap)
    .join('\n\n')}\n`
}

function detailLines({ label, value, notes = [] }: LetterDetail): string[] {
  return [value ? `${label}: ${value}` : label, ...notes.map((note) => `  ${note}`)]
}

function wrap(block: string): string {
  return block.split('\n').map(wrapLine).join('\n')
}

/** Never breaks a link. */
function wrapLine(line: string): string {
  if (line.length <= WIDTH) return line
  const lines: string[] = []
  let current = ''
  for (const word of line.split(' ')) {
    if (current && current.length + word.length + 1 > WIDTH) {
      lines.push(current)
      current = word
    } else {
      current = current ? `${current} ${word}` : word
    }
  }
  return [...lines, current].join('\n')
}

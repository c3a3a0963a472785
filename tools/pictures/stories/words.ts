import { type TextStyle, text, textWidth } from '#tools/pictures/engine/lettering.ts'

type WordStyle = Partial<TextStyle> & { readonly fill: string; readonly opacity?: number }

/** Words in the display face, as an outline. */
export function word(
  letters: string,
  x: number,
  y: number,
  size: number,
  style: WordStyle,
): string {
  const { fill, opacity = 1, ...rest } = style
  return text(letters, x, y, {
    size,
    weight: 900,
    tracking: 0.01,
    ...rest,
    attributes: `fill="${fill}" opacity="${opacity}"`,
  })
}

/** One word across the whole picture, in the middle, as large as it fits. */
export function headline(letters: string, baseline: number, fill: string, tallest = 330): string {
  const unit = textWidth(letters, { size: 100, weight: 900, tracking: 0.02 })
  const size = Math.min(tallest, (1096 / unit) * 100)
  return word(letters, 600, baseline, size, { fill, anchor: 'middle', tracking: 0.02 })
}

/** Lamps of a scoreboard: letters in a dark case with a glowing edge. */
export function scoreboard(
  letters: string,
  x: number,
  y: number,
  width: number,
  fill = '#ffb83d',
): string {
  const style = { size: 100, weight: 800, tracking: 0.05 } as const
  const size = ((width * 0.82) / textWidth(letters, style)) * 100
  const height = size * 1.02
  return `<rect x="${x - width / 2}" y="${y}" width="${width}" height="${height.toFixed(0)}" rx="14" fill="#050b18"/><rect x="${x - width / 2 + 5}" y="${y + 5}" width="${width - 10}" height="${(height - 10).toFixed(0)}" rx="10" fill="none" stroke="#2b3b58" stroke-width="3"/>${text(letters, x, y + height * 0.86, { ...style, size, anchor: 'middle', attributes: `fill="${fill}"` })}`
}

import type { ReactElement } from 'react'
import type { EmbedFieldsFragment } from './embed.generated.ts'
import { Player } from './player.tsx'

const SHAPES = { WIDE: 'aspect-16/9', SQUARE: 'aspect-square', TALL: 'aspect-4/5' } as const

export function Embed({ section }: { readonly section: EmbedFieldsFragment }): ReactElement {
  const { title, text, url, shape, player, picture } = section
  return <Player {...{ title, text, player, picture }} page={url} shape={SHAPES[shape]} />
}

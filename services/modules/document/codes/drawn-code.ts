import { z } from 'zod'
import type { Drawing } from '#services/modules/document/drawing.ts'
import type { Drawings, DrawnFor } from '#services/platform/threads/drawings.ts'
import type { CodeKind, CodePath } from './code-path.ts'

const codePath = z.object({
  path: z.string(),
  width: z.number(),
  height: z.number(),
  margin: z.number(),
})

/** A code, drawn in a worker thread. */
export async function drawnCode(
  drawings: Drawings,
  { kind, text }: { readonly kind: CodeKind; readonly text: string },
  drawnFor: DrawnFor,
): Promise<CodePath> {
  const drawing: Drawing = { what: 'code', kind, text }
  return codePath.parse(JSON.parse(`${await drawings.draw(drawing, drawnFor)}`))
}

/** Black on white on every page: readers need the contrast. */
export function codeSvg({ width, height, path }: CodePath): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" shape-rendering="crispEdges"><path fill="#fff" d="M0 0h${width}v${height}H0z"/><path d="${path}"/></svg>`
}

import type { FocalPoint } from '#services/contract/rules/media.ts'

export const MIDDLE: FocalPoint = { x: 50, y: 50 }

const STEPS: Readonly<Record<string, FocalPoint>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
}
/** With Shift. */
const LARGE_STEP = 10

type Frame = Pick<DOMRect, 'left' | 'top' | 'width' | 'height'>

/** Whole percents within the picture. */
export function clamped({ x, y }: FocalPoint): FocalPoint {
  const within = (percent: number): number => Math.min(100, Math.max(0, Math.round(percent)))
  return { x: within(x), y: within(y) }
}

/** Where a picture was pressed. */
export function pointAt(
  { left, top, width, height }: Frame,
  { clientX, clientY }: { readonly clientX: number; readonly clientY: number },
): FocalPoint {
  return clamped({ x: ((clientX - left) / width) * 100, y: ((clientY - top) / height) * 100 })
}

/** Null for keys that move nothing. */
export function movedByKey(
  { x, y }: FocalPoint,
  { key, shiftKey }: { readonly key: string; readonly shiftKey: boolean },
): FocalPoint | null {
  const step = STEPS[key]
  if (!step) return null
  const size = shiftKey ? LARGE_STEP : 1
  return clamped({ x: x + step.x * size, y: y + step.y * size })
}

import type { ReactElement } from 'react'
import { useLocation } from 'react-router'
import { usePaths } from '#client/lib/links.ts'
import { useChunk } from '#client/lib/use-chunk.ts'
import { useCompared } from './compare-store.ts'

const loadBar = () => import('./compare-bar.tsx')

/** The bar, once a product was chosen. */
export function ComparePlace(): ReactElement | null {
  const slugs = useCompared()
  const { pathTo } = usePaths()
  const isShown = useLocation().pathname !== pathTo('compare') && slugs.length > 0
  const Bar = useChunk(isShown, loadBar)?.CompareBar
  return Bar && isShown ? <Bar slugs={slugs} /> : null
}

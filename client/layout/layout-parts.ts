import type { LayoutQuery } from './layout.generated.ts'

export type LayoutParts = LayoutQuery['layout']
export type NavigationBranch = LayoutParts['mainNavigation'][number]
export type FooterParts = NonNullable<LayoutParts['footer']>

import type { ReactElement } from 'react'

/** In the strokes of the other icons, which pages of the shop load too. */
export function FolderIcon({
  className = 'size-6',
}: {
  readonly className?: string
}): ReactElement {
  return (
    <svg
      viewBox="0 0 24 24"
      className={`shrink-0 ${className}`}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d="M3.5 18.5v-13h6l2 2.5h9v10.5z" />
    </svg>
  )
}

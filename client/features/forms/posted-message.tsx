import type { ReactElement } from 'react'

type PostedMessageProps = {
  readonly text: string
  /** Background and spacing classes. */
  readonly className?: string
}

/** The refusal of a posted form, for forms that do not render it themselves. */
export function PostedMessage(props: PostedMessageProps): ReactElement | null {
  const { text, className = 'mb-6 bg-sand' } = props
  if (text === '') return null
  return (
    <p role="alert" className={`${className} rounded-md border-l-4 border-signal px-4 py-3`}>
      {text}
    </p>
  )
}

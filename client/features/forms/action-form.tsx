import type { ReactElement, ReactNode } from 'react'

type ActionFormProps = {
  readonly intent: string
  /** Hidden fields. */
  readonly fields?: Readonly<Record<string, string>>
  readonly className?: string
  /** Handles the submit after hydration; before that the server does. */
  onAction(values: FormData): void
  readonly children: ReactNode
}

/** A form of one or two buttons that works without scripts. Forms with input fields use `Form`. */
export function ActionForm(props: ActionFormProps): ReactElement {
  const { intent, fields = {}, className = 'contents', onAction, children } = props
  return (
    <form
      method="post"
      noValidate
      className={className}
      onSubmit={(event) => {
        event.preventDefault()
        onAction(new FormData(event.currentTarget))
      }}
    >
      <input type="hidden" name="intent" value={intent} />
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children}
    </form>
  )
}

import type { ReactElement, ReactNode } from 'react'

type ActionFormProps = {
  readonly intent: string
  /** Sent along. */
  readonly fields?: Readonly<Record<string, string>>
  readonly className?: string
  /** What the form does once scripts run; until then the server answers it. */
  onAction(values: FormData): void
  readonly children: ReactNode
}

/** A button or two that work before scripts run. Forms with fields to fill in are a `Form`. */
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

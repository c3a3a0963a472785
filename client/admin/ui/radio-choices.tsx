import { type ReactElement, useId } from 'react'

type RadioChoicesProps<Value extends string> = {
  /** Of the group in its form. */
  readonly name: string
  readonly legend: string
  readonly choices: readonly {
    readonly value: Value
    readonly label: string
    /** What it means. */
    readonly about?: string
  }[]
  readonly chosen: Value | null
  onChange(value: Value): void
}

/** One of a few, each a line a thumb can hit. */
export function RadioChoices<Value extends string>({
  name,
  legend,
  choices,
  chosen,
  onChange,
}: RadioChoicesProps<Value>): ReactElement {
  const id = useId()
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1 text-base font-semibold">{legend}</legend>
      {choices.map(({ value, label, about }) => (
        <label key={value} className="flex min-h-11 items-start gap-3 py-2.5">
          <input
            type="radio"
            name={name}
            value={value}
            checked={chosen === value}
            onChange={() => onChange(value)}
            aria-describedby={about === undefined ? undefined : `${id}-${value}`}
            className="mt-0.5 size-5 shrink-0 accent-tide-deep"
          />
          <span>
            {label}
            {about === undefined ? null : (
              <span id={`${id}-${value}`} className="block text-ink-soft">
                {about}
              </span>
            )}
          </span>
        </label>
      ))}
    </fieldset>
  )
}

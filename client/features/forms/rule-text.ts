import type { TFunction } from 'i18next'

/** The words for a rule such as `minLength:8`; one without words shows its own name. */
export function ruleText(t: TFunction<'forms'>, rule: string): string {
  const [name = '', length] = rule.split(':')
  return t(`rules.${name}`, { length, defaultValue: t('rules.unknown', { rule }) })
}

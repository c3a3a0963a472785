/** What a developer who adopts the product reads, in that order: the path and what it is about. */
export const DOCUMENTS: ReadonlyMap<string, string> = new Map([
  ['README.md', 'How to run it, and its rooms'],
  ['docs/clients.md', 'Guide for developers of clients'],
  ['docs/your-platform.md', 'The gateway over another platform'],
  ['CONTRIBUTING.md', 'How to change it'],
  ['client/README.md', 'The shop'],
  ['client/admin/README.md', 'The back office'],
  ['gateway/README.md', 'The gateway'],
  ['services/README.md', 'The services'],
  ['services/contract/README.md', 'Every call of the services'],
  ['docs/performance.md', 'What was measured'],
  ['graphql/CHANGELOG.md', 'Changes of the graph'],
])

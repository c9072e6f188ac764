/** The views of the profile; undefined is the form. */
export const PROFILE_VIEWS = [undefined, 'appearance', 'numbers', 'games', 'sessions', 'data'] as const
export type ProfileView = Exclude<(typeof PROFILE_VIEWS)[number], undefined>

export function parseProfileView(text: unknown): { view?: ProfileView } {
  const view = PROFILE_VIEWS.find((one) => one === text)
  return view === undefined ? {} : { view }
}

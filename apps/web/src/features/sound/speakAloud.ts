/** Speaks a text with the browser's voice, interrupting anything still being spoken. */
export function speakAloud(words: string, language: string): void {
  if (!('speechSynthesis' in window) || !navigator.userActivation?.hasBeenActive) return
  speechSynthesis.cancel()
  const utterance = new SpeechSynthesisUtterance(words)
  utterance.lang = language
  speechSynthesis.speak(utterance)
}

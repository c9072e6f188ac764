/** Says words by the browser's own voice, instead of whatever it is still saying. */
export function speakAloud(words: string, language: string): void {
  if (!('speechSynthesis' in window) || !navigator.userActivation?.hasBeenActive) return
  speechSynthesis.cancel()
  const utterance = new SpeechSynthesisUtterance(words)
  utterance.lang = language
  speechSynthesis.speak(utterance)
}

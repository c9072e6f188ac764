import glass from './art/glass3d.svg'
import marble from './art/marble3d.svg'
import speckle from './art/speckle.svg'
import waves from './art/waves.svg'
import wood from './art/wood3d.svg'
import facets from './pieces/facets.svg'
import neo from './pieces/neo.svg'
import tokens from './pieces/tokens.svg'

/** Every picture that a theme or a piece set may need, for caching before the network is lost. */
export const pictures: readonly string[] = [wood, marble, glass, waves, speckle, neo, facets, tokens]

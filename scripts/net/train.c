// cc -O3 -march=native -ffast-math -o train scripts/net/train.c -lm
// ./train POSITIONS WEIGHTS [PASSES]
//
// Learns what is to be added to the hand-made evaluation (net.ts describes the network) from positions as writePositions.mjs
// writes them, each once, and writes the weights as floats for packNet.mjs. What is learned are chances: leads beyond
// doing anything about count little, as in a review. One position in 25 is kept aside; how far off the chances of those are
// is told after each pass.
#include <math.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { INPUTS = 768, UNITS = 32, BUCKETS = 4, BATCH = 2048, PARTS = 4, MOST_PIECES = 32 };

typedef struct {
  int16_t score;
  uint8_t side, count, pieces[2 * MOST_PIECES];
  int16_t handMade;
} Position;

static const float RATE = 0.002f, DECAY = 0.01f;
static const float PER_CENTIPAWN = 0.00368208f; // lichess.org's curve
static const float SUM_WORTH = 400, HAND_MADE_WORTH = 1.15f; // hundredths of a pawn as the stronger engine counts them
static const float MOST_INPUT = 0.99f; // what a byte holds

static float inputs[INPUTS * UNITS], start[UNITS], rows[BUCKETS * 2 * UNITS], rowStart[BUCKETS];
static float inputsG[INPUTS * UNITS], startG[UNITS], rowsG[BUCKETS * 2 * UNITS], rowStartG[BUCKETS];
static float *const weights[PARTS] = {inputs, start, rows, rowStart};
static float *const gradients[PARTS] = {inputsG, startG, rowsG, rowStartG};
static const int sizes[PARTS] = {INPUTS * UNITS, UNITS, BUCKETS * 2 * UNITS, BUCKETS};
static float *means[PARTS], *squares[PARTS];

static uint64_t seed = 88172645463325252ull;
static uint64_t randomBits(void) {
  seed ^= seed << 13;
  seed ^= seed >> 7;
  return seed ^= seed << 17;
}
static float randomPart(void) { return (randomBits() >> 40) / (float)(1 << 24); }
static void shuffle(Position *positions, long count) {
  for (long at = count - 1; at > 0; at--) {
    long other = randomBits() % (at + 1);
    Position held = positions[at];
    positions[at] = positions[other];
    positions[other] = held;
  }
}

typedef struct {
  int seen[2][MOST_PIECES], bucket;
  float sums[2 * UNITS], held[2 * UNITS];
} Look;

static void listInputs(const Position *position, int side, int *seen) {
  int king = 0;
  for (int at = 0; at < position->count; at++)
    if (position->pieces[2 * at] == (side ? 11 : 5)) king = position->pieces[2 * at + 1];
  int turned = ((king & 7) > 3 ? 7 : 0) ^ (side ? 56 : 0);
  for (int at = 0; at < position->count; at++) {
    int piece = position->pieces[2 * at], square = position->pieces[2 * at + 1] ^ turned;
    seen[at] = (piece / 6 == side ? 0 : INPUTS / 2) + piece % 6 * 64 + square;
  }
}

static float evaluate(const Position *position, Look *look) {
  for (int half = 0; half < 2; half++) {
    float *sums = look->sums + half * UNITS;
    listInputs(position, half ? 1 - position->side : position->side, look->seen[half]);
    memcpy(sums, start, sizeof start);
    for (int at = 0; at < position->count; at++) {
      const float *row = inputs + look->seen[half][at] * UNITS;
      for (int unit = 0; unit < UNITS; unit++) sums[unit] += row[unit];
    }
  }
  look->bucket = (position->count - 1) / 8;
  const float *row = rows + look->bucket * 2 * UNITS;
  float sum = rowStart[look->bucket];
  for (int unit = 0; unit < 2 * UNITS; unit++) {
    float held = look->sums[unit];
    held = held < 0 ? 0 : held > 1 ? 1 : held;
    look->held[unit] = held;
    sum += held * held * row[unit];
  }
  return sum * SUM_WORTH + position->handMade * HAND_MADE_WORTH;
}

static float chances(float centipawns) { return 1 / (1 + expf(-PER_CENTIPAWN * centipawns)); }

/** Adds to the gradients what this position says; how far off the chances were. */
static float learn(const Position *position) {
  Look look;
  float thought = chances(evaluate(position, &look));
  float off = thought - chances(position->score);
  float slope = 8 * off * thought * (1 - thought) * PER_CENTIPAWN * SUM_WORTH, back[2 * UNITS];
  const float *row = rows + look.bucket * 2 * UNITS;
  float *rowG = rowsG + look.bucket * 2 * UNITS;
  rowStartG[look.bucket] += slope;
  for (int unit = 0; unit < 2 * UNITS; unit++) {
    float held = look.held[unit];
    rowG[unit] += slope * held * held;
    back[unit] = look.sums[unit] > 0 && look.sums[unit] < 1 ? 2 * slope * row[unit] * held : 0;
  }
  for (int half = 0; half < 2; half++) {
    for (int unit = 0; unit < UNITS; unit++) startG[unit] += back[half * UNITS + unit];
    for (int at = 0; at < position->count; at++) {
      float *inputG = inputsG + look.seen[half][at] * UNITS;
      for (int unit = 0; unit < UNITS; unit++) inputG[unit] += back[half * UNITS + unit];
    }
  }
  return off;
}

/** A step of Adam with decay, and a rate that rises for a twentieth of the way and then falls in a half cosine. */
static void step(long number, long most) {
  float way = (float)number / most;
  float rate = RATE * (way < 0.05f ? way / 0.05f : 0.5f * (1 + cosf(3.14159f * (way - 0.05f) / 0.95f))) + 1e-6f;
  float meanPart = 1 - powf(0.9f, number), squarePart = 1 - powf(0.999f, number);
  for (int part = 0; part < PARTS; part++)
    for (int at = 0; at < sizes[part]; at++) {
      float gradient = gradients[part][at] / BATCH, *weight = &weights[part][at];
      float mean = means[part][at] = 0.9f * means[part][at] + 0.1f * gradient;
      float square = squares[part][at] = 0.999f * squares[part][at] + 0.001f * gradient * gradient;
      *weight -= rate * (mean / meanPart / (sqrtf(square / squarePart) + 1e-8f) + (part ? 0 : DECAY * *weight));
      if (part == 0) *weight = fmaxf(-MOST_INPUT, fminf(MOST_INPUT, *weight));
    }
}

int main(int argc, char **argv) {
  if (argc < 3) return fprintf(stderr, "train POSITIONS WEIGHTS [PASSES]\n"), 1;
  int passes = argc > 3 ? atoi(argv[3]) : 40;
  FILE *file = fopen(argv[1], "rb");
  if (!file) return perror(argv[1]), 1;
  fseek(file, 0, SEEK_END);
  long count = ftell(file) / sizeof(Position), kept = count / 25;
  rewind(file);
  Position *positions = malloc(count * sizeof(Position)), *learned = positions + kept;
  if (fread(positions, sizeof(Position), count, file) != (size_t)count) return perror(argv[1]), 1;
  fclose(file);
  shuffle(positions, count);
  for (int part = 0; part < PARTS; part++) {
    means[part] = calloc(sizes[part], sizeof(float));
    squares[part] = calloc(sizes[part], sizeof(float));
  }
  for (int at = 0; at < sizes[0]; at++) inputs[at] = (randomPart() * 2 - 1) * 0.08f;
  for (int at = 0; at < UNITS; at++) start[at] = 0.2f * randomPart() + 0.1f;
  for (int at = 0; at < sizes[2]; at++) rows[at] = (randomPart() * 2 - 1) * 0.3f;
  long batches = (count - kept) / BATCH, number = 0;
  for (int pass = 0; pass < passes; pass++) {
    double offLearned = 0, offKept = 0;
    shuffle(learned, count - kept);
    for (long batch = 0; batch < batches; batch++) {
      for (int part = 0; part < PARTS; part++) memset(gradients[part], 0, sizes[part] * sizeof(float));
      for (int at = 0; at < BATCH; at++) offLearned += powf(learn(learned + batch * BATCH + at), 2);
      step(++number, batches * passes);
    }
    for (long at = 0; at < kept; at++) {
      Look look;
      offKept += powf(chances(evaluate(positions + at, &look)) - chances(positions[at].score), 2);
    }
    printf("pass %d: off by %.4f, in what is kept aside %.4f\n", pass + 1, sqrt(offLearned / (batches * BATCH)),
           sqrt(offKept / kept));
  }
  file = fopen(argv[2], "wb");
  if (!file) return perror(argv[2]), 1;
  for (int part = 0; part < PARTS; part++) fwrite(weights[part], sizeof(float), sizes[part], file);
  return fclose(file);
}

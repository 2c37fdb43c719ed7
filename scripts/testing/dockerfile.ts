export interface Stage {
  name: string;
  /** The image or the stage it begins with. */
  from: string;
  copies: { from: string | undefined; sources: string[]; target: string }[];
  user: string | undefined;
  command: string[] | undefined;
  healthcheck: string[] | undefined;
  exposes: number[];
  env: Record<string, string>;
}

/** As much of a Dockerfile as ours uses: one instruction a line, JSON for commands. @throws Error for anything else. */
export function parseDockerfile(text: string): Map<string, Stage> {
  const stages = new Map<string, Stage>();
  let stage: Stage | undefined;
  for (const line of text.split('\n').filter((it) => it.trim() && !it.startsWith('#'))) {
    const [, instruction = '', rest = ''] = /^([A-Z]+)\s+(.*)$/.exec(line) ?? [];
    if (instruction === 'FROM') {
      const [, from = '', name = ''] = /^(\S+) AS (\S+)$/.exec(rest) ?? [];
      stage = {
        name,
        from,
        copies: [],
        user: undefined,
        command: undefined,
        healthcheck: undefined,
        exposes: [],
        env: {},
      };
      stages.set(name, stage);
    } else if (stage) read(stage, instruction, rest);
    else if (instruction !== 'ARG') throw new Error(`Dockerfile: ${line}`);
  }
  return stages;
}

function read(stage: Stage, instruction: string, rest: string): void {
  if (instruction === 'COPY') stage.copies.push(readCopy(rest));
  else if (instruction === 'USER') stage.user = rest;
  else if (instruction === 'CMD') stage.command = JSON.parse(rest) as string[];
  else if (instruction === 'EXPOSE') stage.exposes.push(Number(rest));
  else if (instruction === 'HEALTHCHECK') stage.healthcheck = JSON.parse(rest.replace(/^.*? CMD /, '')) as string[];
  else if (instruction === 'ENV') Object.assign(stage.env, readPairs(rest));
  else if (!['RUN', 'WORKDIR', 'ARG'].includes(instruction)) throw new Error(`Dockerfile: ${instruction} ${rest}`);
}

function readCopy(rest: string) {
  const words = rest.split(/\s+/);
  const from = words[0]?.startsWith('--from=') ? words.shift()!.slice('--from='.length) : undefined;
  return { from, sources: words.slice(0, -1), target: words.at(-1)! };
}

const readPairs = (rest: string) =>
  Object.fromEntries(rest.split(/\s+/).map((pair) => pair.split('=') as [string, string]));

/** A stage and what it is built upon, nearest first. */
export function chainOf(stages: Map<string, Stage>, name: string): Stage[] {
  const stage = stages.get(name);
  return stage ? [stage, ...chainOf(stages, stage.from)] : [];
}

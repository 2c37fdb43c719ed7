import { DockerfileParser, type Instruction, type ModifiableInstruction } from 'dockerfile-ast';

/** One build stage, as far as the checks of the images need it. */
export interface Stage {
  name: string;
  /** The image or the stage it starts from. */
  from: string;
  copies: { from: string | undefined; sources: string[]; target: string }[];
  user?: string;
  command?: string[];
  healthcheck?: string[];
  exposes: number[];
}

/** The stages of a Dockerfile by name. */
export function stagesOf(text: string): Map<string, Stage> {
  const stages = new Map<string, Stage>();
  let stage: Stage | undefined;
  for (const instruction of DockerfileParser.parse(text).getInstructions()) {
    const words = instruction.getArguments().map((argument) => argument.getValue());
    if (instruction.getKeyword() === 'FROM') {
      const [from = '', , name = ''] = words;
      stage = { name, from, copies: [], exposes: [] };
      stages.set(name, stage);
    } else if (stage) read(stage, instruction, words);
  }
  return stages;
}

function read(stage: Stage, instruction: Instruction, words: string[]): void {
  const keyword = instruction.getKeyword();
  if (keyword === 'COPY') {
    const flags = (instruction as ModifiableInstruction).getFlags();
    const from = flags.find((flag) => flag.getName() === 'from')?.getValue() ?? undefined;
    stage.copies.push({ from, sources: words.slice(0, -1), target: words.at(-1)! });
  } else if (keyword === 'USER') stage.user = words[0];
  else if (keyword === 'EXPOSE') stage.exposes.push(...words.map(Number));
  else if (keyword === 'CMD') stage.command = JSON.parse(words.join(' ')) as string[];
  else if (keyword === 'HEALTHCHECK') stage.healthcheck = JSON.parse(words.slice(1).join(' ')) as string[];
}

/** A stage and the stages it is built on, nearest first. */
export function chainOf(stages: Map<string, Stage>, name: string): Stage[] {
  const stage = stages.get(name);
  return stage ? [stage, ...chainOf(stages, stage.from)] : [];
}

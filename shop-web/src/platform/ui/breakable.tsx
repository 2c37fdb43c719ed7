import { Fragment } from 'react';

const OF_ADDRESS = /(?<=\S@)|(?=[._])/;
/** Between letters alone: an amount has dots too. */
const OF_NAME = /(?<=\p{L})(?=[._]\p{L})/u;

/** An e-mail address or the name of an account breaks after its @ and before its dots and lines, and not within a word. */
export const Breakable = ({ children }: { children: string }) =>
  children.split(/@\S/.test(children) ? OF_ADDRESS : OF_NAME).map((piece, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {piece}
    </Fragment>
  ));

import { Box, Skeleton, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';

interface AnsweredProps<T> {
  /** Undefined until the answer is there, also where a row of a list stands in for its record, which has more. */
  rows: T[] | undefined;
  /** A key of the texts: what is said of an empty answer. */
  empty: string;
  emptyArgs?: object;
  children: (rows: T[]) => ReactNode;
}

/** The rows of a section. That there are none is said only by an answer, because who reads it acts on it; before, quiet lines stand. */
export const Answered = <T,>({ rows, empty, emptyArgs, children }: AnsweredProps<T>) => {
  const translate = useTranslate();
  if (rows === undefined) return <QuietLines />;
  if (rows.length === 0) return <Typography color="textSecondary">{translate(empty, emptyArgs)}</Typography>;
  return children(rows);
};

const LINE_HEIGHT = 40;

/** Lines of a section that is being read. */
export const QuietLines = () => (
  <Box aria-busy="true">
    {[70, 55, 62].map((width) => (
      <Skeleton key={width} height={LINE_HEIGHT} width={`${width}%`} />
    ))}
  </Box>
);

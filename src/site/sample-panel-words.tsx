import words from 'messages:sampleBox';
import { SamplePanel } from '../sample-box/sample-panel.tsx';
import { withWords } from './page-words.tsx';

/** The sample box's panel with its words: loaded when the box is first turned to. */
export default withWords(words, SamplePanel);

import messages from 'messages:sampleBox';
import { withMessages } from '../../platform/i18n/page-messages.tsx';
import { SamplePanel } from '../sample-box/sample-panel.tsx';

/** The sample box's panel with its words: loaded when the box is first turned to. */
export default withMessages(messages, SamplePanel);

/** Words that browser engines and the site's own code use in their messages. */
const TEXT = `
a abort aborted access accessing add after all allowed already an and any appendchild application are argument arguments array as
assign assignment async at attempt attempted attribute await bad base be because been before being bigint blocked body boolean broken
browser buffer by bytes call callback called can cannot cancel child chunk circular class clone close closed code component
connection const constant constructor content contract convert could create cross css current cyclic data database defined delete
denied depth destructure destructured did different disconnected does doesn document dom dynamically element empty end error evaluating
event exceeded exist existing exists expected expired export extensible extra fail failed failure fetch fetching field file find for
found frame from function get getter global has have hydrated hydrating hydration identifier if import imported in index indexeddb
infinity initial initialization initialize input insert insertbefore instance instanceof integer internal into invalid invoked is isn
it iterable iterator json key large length lexical limit list load loaded loading local loop lost map match maximum memory message
method missing mixed mode module mutation name nan near network new no node non not null number object of offline on only open
operation operator or origin out overflow page parameter parent parse parsed parsing permission permitted platform policy position
promise properties property prototype proxy queue quota range read reading readonly recursion reference refused regular rejected
removechild render rendered rendering replace request requested required resource response result root running same scope script
secure security selector server service set setter setting size source stack start state storage strict string style stylesheet
suspended symbol syntax target text than that the this timed time timeout to token too transaction transferred trusted trying type
typeof unable unavailable uncaught undefined unexpected unhandled unknown unsupported unterminated update url user use used value
variable was were while window with without worker
`;

export const KNOWN_WORDS: ReadonlySet<string> = new Set(TEXT.trim().split(/\s+/));

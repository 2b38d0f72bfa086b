PRAGMA foreign_keys = ON;
PRAGMA journal_mode = WAL;

CREATE TABLE IF NOT EXISTS site (
  id INTEGER PRIMARY KEY CHECK (id = 1),
  status INTEGER NOT NULL CHECK (status IN (0, 1, 2)),
  back_at INTEGER,
  draw_secret TEXT NOT NULL,
  drawn_until INTEGER NOT NULL
);

CREATE TABLE IF NOT EXISTS module (
  mod_id TEXT PRIMARY KEY,
  parent TEXT REFERENCES module,
  enabled INTEGER NOT NULL CHECK (enabled IN (0, 1))
);

CREATE TABLE IF NOT EXISTS encryption_key (
  kid TEXT PRIMARY KEY,
  private TEXT NOT NULL,
  created_at INTEGER NOT NULL
);

CREATE TABLE IF NOT EXISTS member (
  id INTEGER PRIMARY KEY,
  account TEXT NOT NULL UNIQUE COLLATE NOCASE,
  nickname TEXT NOT NULL,
  email TEXT NOT NULL,
  type INTEGER NOT NULL,
  vip_label TEXT NOT NULL,
  language TEXT,
  state TEXT NOT NULL CHECK (state IN ('open', 'frozen', 'locked')),
  password TEXT NOT NULL,
  -- Whether the operator chose the password: the first log-in has to change it.
  is_default_password INTEGER NOT NULL,
  temporary_password TEXT,
  temporary_until INTEGER,
  balance INTEGER NOT NULL DEFAULT 0 CHECK (balance >= 0)
);

CREATE TABLE IF NOT EXISTS session (
  token_hash TEXT PRIMARY KEY,
  member_id INTEGER NOT NULL REFERENCES member,
  created_at INTEGER NOT NULL,
  used_at INTEGER NOT NULL,
  owes_password INTEGER NOT NULL,
  -- Why it is over; null while it is open.
  ended TEXT CHECK (ended IN ('not_logged_in', 'logged_in_elsewhere'))
);
CREATE INDEX IF NOT EXISTS session_of_member ON session (member_id);

CREATE TABLE IF NOT EXISTS attempt (
  id INTEGER PRIMARY KEY,
  -- What is tried, and by whom: 'log-in account 7', 'log-in visitor 10.0.0.1'.
  key TEXT NOT NULL,
  at INTEGER NOT NULL,
  needs_captcha INTEGER NOT NULL DEFAULT 1
);
CREATE INDEX IF NOT EXISTS attempt_by_key ON attempt (key, at);

CREATE TABLE IF NOT EXISTS captcha (
  id TEXT PRIMARY KEY,
  answer TEXT NOT NULL,
  created_at INTEGER NOT NULL
);

CREATE TABLE IF NOT EXISTS email (
  id INTEGER PRIMARY KEY,
  recipient TEXT NOT NULL,
  subject TEXT NOT NULL,
  text TEXT NOT NULL,
  created_at INTEGER NOT NULL
);

CREATE TABLE IF NOT EXISTS movement (
  id INTEGER PRIMARY KEY,
  member_id INTEGER NOT NULL REFERENCES member,
  kind TEXT NOT NULL,
  amount INTEGER NOT NULL,
  balance INTEGER NOT NULL CHECK (balance >= 0),
  created_at INTEGER NOT NULL
);

CREATE TABLE IF NOT EXISTS message (
  id INTEGER PRIMARY KEY,
  member_id INTEGER NOT NULL REFERENCES member,
  title TEXT NOT NULL,
  content TEXT NOT NULL,
  created_at INTEGER NOT NULL,
  read_at INTEGER
);

CREATE TABLE IF NOT EXISTS favourite (
  id INTEGER PRIMARY KEY,
  member_id INTEGER NOT NULL REFERENCES member,
  node_id INTEGER NOT NULL,
  UNIQUE (member_id, node_id)
);

CREATE TABLE IF NOT EXISTS recent_game (
  member_id INTEGER NOT NULL REFERENCES member,
  node_id INTEGER NOT NULL,
  played_at INTEGER NOT NULL,
  PRIMARY KEY (member_id, node_id)
);

CREATE TABLE IF NOT EXISTS launch (
  token_hash TEXT PRIMARY KEY,
  session_hash TEXT NOT NULL REFERENCES session,
  node_id INTEGER NOT NULL,
  -- Play credit of a demo; null where the member's own money is played.
  credit INTEGER CHECK (credit >= 0)
);

CREATE TABLE IF NOT EXISTS win (
  id INTEGER PRIMARY KEY,
  account TEXT NOT NULL,
  node_id INTEGER NOT NULL,
  amount INTEGER NOT NULL,
  won_at INTEGER NOT NULL
);
CREATE INDEX IF NOT EXISTS win_by_time ON win (won_at);

CREATE TABLE IF NOT EXISTS round (
  launch_hash TEXT NOT NULL REFERENCES launch,
  key TEXT NOT NULL,
  stake INTEGER NOT NULL,
  paid INTEGER NOT NULL,
  balance INTEGER NOT NULL,
  PRIMARY KEY (launch_hash, key)
);

CREATE TABLE IF NOT EXISTS slip (
  id INTEGER PRIMARY KEY,
  member_id INTEGER NOT NULL REFERENCES member,
  key TEXT NOT NULL,
  lines TEXT NOT NULL,
  UNIQUE (member_id, key)
);

CREATE TABLE IF NOT EXISTS lottery_bet (
  id INTEGER PRIMARY KEY,
  slip_id INTEGER NOT NULL REFERENCES slip,
  member_id INTEGER NOT NULL REFERENCES member,
  game_code TEXT NOT NULL,
  draw INTEGER NOT NULL,
  kind TEXT NOT NULL,
  selection TEXT NOT NULL,
  stake INTEGER NOT NULL CHECK (stake > 0),
  odds INTEGER NOT NULL,
  state TEXT NOT NULL DEFAULT 'open' CHECK (state IN ('open', 'won', 'lost')),
  win INTEGER NOT NULL DEFAULT 0,
  placed_at INTEGER NOT NULL
);
CREATE INDEX IF NOT EXISTS bet_by_draw ON lottery_bet (game_code, draw, state);
CREATE INDEX IF NOT EXISTS bet_of_member ON lottery_bet (member_id, id);

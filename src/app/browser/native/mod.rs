//! Stand-ins for the browser where components are rendered natively, by tests: stores in memory.

mod storage;
